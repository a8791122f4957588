CREATE TABLE "print_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"orders" jsonb NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "printed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "print_batches_at" ON "print_batches" USING btree ("at");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('placed', 'moved', 'corrected', 'printed', 'deleted'));