CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ((id || ' ' || email_key || ' ' || coalesce(name_key, lower(name)) || ' ' || mobile_number) gin_trgm_ops);
