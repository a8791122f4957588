CREATE TABLE "consignment_events" (
	"consignment_id" text NOT NULL,
	"position" integer NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"word" text NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "consignment_events_consignment_id_position_pk" PRIMARY KEY("consignment_id","position"),
	CONSTRAINT "consignment_events_stage" CHECK ("consignment_events"."to_stage" in ('booking', 'unknown', 'booked', 'withCourier', 'outForDelivery', 'onHold', 'riderReported', 'deliveryFailed', 'delivered', 'partlyDelivered', 'returning', 'returned', 'lost', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "consignments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"order_number" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_phone" text NOT NULL,
	"courier" text NOT NULL,
	"invoice" text NOT NULL,
	"courier_reference" text,
	"tracking_code" text,
	"tracking_key" text,
	"amount" integer NOT NULL,
	"fee" bigint,
	"weight" integer NOT NULL,
	"note" text NOT NULL,
	"thana" text,
	"stage" text NOT NULL,
	"is_exchange" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by_uid" text NOT NULL,
	"created_by" text NOT NULL,
	"stage_at" timestamp (3) with time zone NOT NULL,
	"revision" integer NOT NULL,
	"request_key" text,
	CONSTRAINT "consignments_stage" CHECK ("consignments"."stage" in ('booking', 'unknown', 'booked', 'withCourier', 'outForDelivery', 'onHold', 'riderReported', 'deliveryFailed', 'delivered', 'partlyDelivered', 'returning', 'returned', 'lost', 'cancelled')),
	CONSTRAINT "consignments_amount" CHECK ("consignments"."amount" >= 0 and "consignments"."weight" > 0)
);
--> statement-breakpoint
ALTER TABLE "consignment_events" ADD CONSTRAINT "consignment_events_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consignments_open" ON "consignments" USING btree ("order_id") WHERE not "consignments"."is_exchange" and "consignments"."stage" in ('booking', 'unknown', 'booked', 'withCourier', 'outForDelivery', 'onHold', 'riderReported', 'deliveryFailed');--> statement-breakpoint
CREATE UNIQUE INDEX "consignments_invoice" ON "consignments" USING btree ("invoice" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "consignments_request" ON "consignments" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE INDEX "consignments_order" ON "consignments" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consignments_tracking" ON "consignments" USING btree ("tracking_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "consignments_phone" ON "consignments" USING btree ("recipient_phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "consignments_code" ON "consignments" USING btree (right("order_number", 7));--> statement-breakpoint
CREATE INDEX "consignments_newest" ON "consignments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consignments_stage_newest" ON "consignments" USING btree ("stage","created_at","id");--> statement-breakpoint
CREATE INDEX "consignments_courier_newest" ON "consignments" USING btree ("courier","stage","created_at","id");--> statement-breakpoint
CREATE FUNCTION "consignment_events_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of a consignment may not be changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'consignment_events_appended', TABLE = 'consignment_events';
END $$;
--> statement-breakpoint
CREATE TRIGGER "consignment_events_appended" BEFORE UPDATE OR DELETE ON "consignment_events"
  FOR EACH ROW EXECUTE FUNCTION "consignment_events_appended"();
--> statement-breakpoint
CREATE TRIGGER "consignment_events_not_emptied" BEFORE TRUNCATE ON "consignment_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "consignment_events_appended"();
