DROP INDEX "orders_status_newest";--> statement-breakpoint
CREATE INDEX "orders_printed" ON "orders" USING btree ("status","placed_at","id") WHERE "orders"."printed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_packed" ON "orders" USING btree ("status","placed_at","id") WHERE "orders"."packed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","placed_at","id","delivery_area","district");