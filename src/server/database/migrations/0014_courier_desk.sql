CREATE TABLE "courier_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"courier" text NOT NULL,
	"consignment_id" text,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by_uid" text NOT NULL,
	"requested_by" text NOT NULL,
	CONSTRAINT "courier_requests_kind" CHECK ("courier_requests"."kind" in ('return', 'pickup'))
);
--> statement-breakpoint
CREATE TABLE "parcel_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"consignment_id" text NOT NULL,
	"word" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_uid" text,
	"decided_by" text,
	"choice" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "parcel_decisions_kind" CHECK ("parcel_decisions"."kind" in ('deliveryFailed', 'partlyDelivered', 'lost', 'moveRefused', 'takenBack', 'onHold', 'bookingUnknown'))
);
--> statement-breakpoint
CREATE TABLE "phone_scores" (
	"mobile_number" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered" boolean NOT NULL,
	"delivered" integer,
	"cancelled" integer,
	"reports" integer
);
--> statement-breakpoint
CREATE TABLE "returned_lines" (
	"consignment_id" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by_uid" text NOT NULL,
	"noted_by" text NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone,
	"received_by" text,
	CONSTRAINT "returned_lines_consignment_id_line_pk" PRIMARY KEY("consignment_id","line"),
	CONSTRAINT "returned_lines_quantity" CHECK ("returned_lines"."quantity" > 0),
	CONSTRAINT "returned_lines_received" CHECK ("returned_lines"."received" between 0 and "returned_lines"."quantity")
);
--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "collected" bigint;--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "heard_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "news_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "courier_requests" ADD CONSTRAINT "courier_requests_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_decisions" ADD CONSTRAINT "parcel_decisions_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_lines" ADD CONSTRAINT "returned_lines_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_requests_consignment" ON "courier_requests" USING btree ("consignment_id");--> statement-breakpoint
CREATE INDEX "courier_requests_newest" ON "courier_requests" USING btree ("kind","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_decisions_open" ON "parcel_decisions" USING btree ("consignment_id","kind") WHERE "parcel_decisions"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "parcel_decisions_parcel" ON "parcel_decisions" USING btree ("consignment_id","kind");--> statement-breakpoint
CREATE INDEX "parcel_decisions_newest" ON "parcel_decisions" USING btree ("created_at","id") WHERE "parcel_decisions"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "consignments_silent" ON "consignments" USING btree (coalesce("news_at", "created_at")) WHERE "consignments"."stage" in ('booked', 'withCourier', 'outForDelivery', 'onHold', 'riderReported', 'deliveryFailed', 'returning');