CREATE TABLE "order_advance_events" (
	"advance_id" text NOT NULL,
	"position" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "order_advance_events_advance_id_position_pk" PRIMARY KEY("advance_id","position"),
	CONSTRAINT "order_advance_events_state" CHECK ("order_advance_events"."to_state" in ('asked', 'paid', 'held', 'failed', 'expired', 'refundDue', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "order_advances" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"order_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"session_key" text,
	"session_url" text,
	"started_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"validation_id" text,
	"bank_transaction_id" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "order_advances_state" CHECK ("order_advances"."state" in ('asked', 'paid', 'held', 'failed', 'expired', 'refundDue', 'refunded')),
	CONSTRAINT "order_advances_amount" CHECK ("order_advances"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_advance_events" ADD CONSTRAINT "order_advance_events_advance_id_order_advances_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."order_advances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_advances" ADD CONSTRAINT "order_advances_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_advances_open" ON "order_advances" USING btree ("order_id") WHERE "order_advances"."state" in ('asked', 'failed', 'held', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "order_advances_validation" ON "order_advances" USING btree ("validation_id");--> statement-breakpoint
CREATE INDEX "order_advances_order" ON "order_advances" USING btree ("order_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "order_advances_waiting" ON "order_advances" USING btree ("asked_at") WHERE "order_advances"."state" in ('asked', 'failed');--> statement-breakpoint
-- By hand: the history of an advance is append-only.
CREATE FUNCTION "order_advance_events_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of an advance may not be changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'order_advance_events_appended', TABLE = 'order_advance_events';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_advance_events_appended" BEFORE UPDATE OR DELETE ON "order_advance_events"
  FOR EACH ROW EXECUTE FUNCTION "order_advance_events_appended"();
--> statement-breakpoint
CREATE TRIGGER "order_advance_events_not_emptied" BEFORE TRUNCATE ON "order_advance_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_advance_events_appended"();
