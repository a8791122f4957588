CREATE TABLE "orders_in_hand" (
	"order_id" text PRIMARY KEY NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders_in_hand" ADD CONSTRAINT "orders_in_hand_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_orders" ADD CONSTRAINT "phone_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_delivered_at" ON "orders" USING btree ("delivered_at","total") WHERE "orders"."delivered_at" is not null;