ALTER TABLE "product_reviews" ADD COLUMN "by_link" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "product_reviews" SET "by_link" = false WHERE "order_id" IN (SELECT "id" FROM "orders" WHERE "customer_uid" IS NOT NULL);
