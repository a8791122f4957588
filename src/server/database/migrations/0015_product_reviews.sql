CREATE TABLE "product_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"order_id" text NOT NULL,
	"writer_phone" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_reviews_rating" CHECK ("product_reviews"."rating" between 1 and 5),
	CONSTRAINT "product_reviews_state" CHECK ("product_reviews"."state" in ('Waiting', 'Published', 'Rejected'))
);
--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_reviews_writer" ON "product_reviews" USING btree ("product_id","writer_phone");--> statement-breakpoint
CREATE INDEX "product_reviews_shown" ON "product_reviews" USING btree ("product_id","state","written_at","id");--> statement-breakpoint
CREATE INDEX "product_reviews_newest" ON "product_reviews" USING btree ("state","written_at","id");--> statement-breakpoint
CREATE INDEX "product_reviews_order" ON "product_reviews" USING btree ("order_id");