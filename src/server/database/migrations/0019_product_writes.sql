CREATE TABLE "product_writes" (
	"writes" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX IF EXISTS "products_category";--> statement-breakpoint
DROP INDEX IF EXISTS "products_sub_category";--> statement-breakpoint
DROP INDEX IF EXISTS "products_type";--> statement-breakpoint
DROP INDEX IF EXISTS "products_name";--> statement-breakpoint
DROP INDEX IF EXISTS "products_changed";--> statement-breakpoint
DROP INDEX IF EXISTS "products_filter";