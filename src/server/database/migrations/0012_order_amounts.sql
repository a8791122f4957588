CREATE INDEX "orders_amount" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_status_amount" ON "orders" USING btree ("status","total","id");