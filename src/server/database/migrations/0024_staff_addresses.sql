ALTER TABLE "audit_entries" ADD COLUMN "by_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean;