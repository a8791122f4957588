CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin (name_key gin_trgm_ops);
