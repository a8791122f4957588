CREATE TABLE "courier_calls" (
	"courier" text PRIMARY KEY NOT NULL,
	"last_call_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failures" integer NOT NULL,
	"last_error" text NOT NULL,
	"last_failure_at" timestamp (3) with time zone,
	"balance" double precision,
	"balance_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "courier_events" (
	"id" text PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"news" jsonb,
	"parcel" text NOT NULL,
	"invoice" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"said_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leases" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now(),
	"lease_until" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	CONSTRAINT "courier_events_state" CHECK ("courier_events"."state" in ('new', 'worked', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"lane" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"payload" jsonb NOT NULL,
	"order_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leases" integer DEFAULT 0 NOT NULL,
	"interrupted" boolean DEFAULT false NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('waiting', 'working', 'done', 'stuck', 'givenUp'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "courier_events_key" ON "courier_events" USING btree ("courier","key");--> statement-breakpoint
CREATE INDEX "courier_events_due" ON "courier_events" USING btree ("next_at") WHERE "courier_events"."state" in ('new', 'kept');--> statement-breakpoint
CREATE INDEX "courier_events_leased" ON "courier_events" USING btree ("lease_until") WHERE "courier_events"."lease_until" is not null;--> statement-breakpoint
CREATE INDEX "courier_events_state_count" ON "courier_events" USING btree ("state") WHERE "courier_events"."state" in ('new', 'failed');--> statement-breakpoint
CREATE INDEX "courier_events_parcel" ON "courier_events" USING btree ("courier","parcel");--> statement-breakpoint
CREATE INDEX "courier_events_invoice" ON "courier_events" USING btree ("courier","invoice") WHERE "courier_events"."state" = 'kept';--> statement-breakpoint
CREATE INDEX "courier_events_received" ON "courier_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "courier_events_newest" ON "courier_events" USING btree ("courier","received_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at","sequence") WHERE "outbox"."state" in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "outbox_lanes" ON "outbox" USING btree ("lane") WHERE "outbox"."state" = 'working';--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("sequence") WHERE "outbox"."state" in ('waiting', 'working', 'stuck');--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("ended_at") WHERE "outbox"."ended_at" is not null;