CREATE TABLE "stock_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"mobile_number" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_requests_phone" ON "stock_requests" USING btree ("product_id","color","size","mobile_number");--> statement-breakpoint
CREATE INDEX "stock_requests_age" ON "stock_requests" USING btree ("asked_at");
--> statement-breakpoint
ALTER TABLE "stock_requests" ADD CONSTRAINT "stock_requests_product" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;

--> statement-breakpoint
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_reason";--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_reason" CHECK ("stock_moves"."reason" in ('placed', 'corrected', 'cancelled', 'confirmedAgain', 'returnReceived', 'orderDeleted', 'received', 'counted', 'found', 'damaged', 'lost', 'soldElsewhere', 'productDeleted'));