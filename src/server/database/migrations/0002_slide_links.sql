ALTER TABLE "slides" ADD COLUMN "link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "button" text DEFAULT '' NOT NULL;