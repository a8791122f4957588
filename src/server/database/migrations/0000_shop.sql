CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"image_url" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"by_role" text NOT NULL,
	"by_uid" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_moves_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"customer_uid" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"mobile_number" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"comment" text NOT NULL,
	"address_type" text NOT NULL,
	"delivery_area" text NOT NULL,
	"payment_system" text NOT NULL,
	"sub_total" bigint NOT NULL,
	"delivery_charge" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('Pending', 'Confirmed', 'Shipping', 'Delivered', 'Cancelled', 'Return')),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."sub_total" + "orders"."delivery_charge")
);
--> statement-breakpoint
CREATE TABLE "placed_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"video_link" text NOT NULL,
	"category" text NOT NULL,
	"category_key" text NOT NULL,
	"sub_category" text NOT NULL,
	"sub_category_key" text NOT NULL,
	"product_type" text NOT NULL,
	"product_type_key" text NOT NULL,
	"sizes" text[] NOT NULL,
	"colors" text[] NOT NULL,
	"images" text[] NOT NULL,
	"original_price" integer,
	"offer_price" integer,
	"sale_price" integer GENERATED ALWAYS AS (coalesce(offer_price, original_price)) STORED,
	"ratings" double precision,
	"reviews" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" text PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_uid_unique" UNIQUE("uid"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'customer'))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_uid");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_key","created_at","id");--> statement-breakpoint
CREATE INDEX "products_sub_category" ON "products" USING btree ("sub_category_key","created_at","id");--> statement-breakpoint
CREATE INDEX "products_type" ON "products" USING btree ("product_type_key","created_at","id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");