ALTER TABLE "courier_requests" ADD COLUMN "progress" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_requests" ADD COLUMN "problem" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_requests" ADD COLUMN "pickup" jsonb;--> statement-breakpoint
ALTER TABLE "courier_requests" ADD CONSTRAINT "courier_requests_progress" CHECK ("courier_requests"."progress" in ('asking', 'asked', 'refused', 'unknown'));