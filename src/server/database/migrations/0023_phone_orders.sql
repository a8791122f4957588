CREATE TABLE "phone_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_orders" ADD CONSTRAINT "phone_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;