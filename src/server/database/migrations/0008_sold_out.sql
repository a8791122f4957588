ALTER TABLE "products" ADD COLUMN "sold_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree (("name_key" collate "C"),"id");--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ((coalesce("changed_at", "created_at")),"id");