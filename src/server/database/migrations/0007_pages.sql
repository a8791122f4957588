CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"page" jsonb NOT NULL,
	"previous" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug" ON "pages" USING btree ("slug") WHERE "pages"."removed_at" is null;