DROP INDEX "orders_number";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree (right("number", 7));