CREATE TABLE "barcodes" (
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "barcodes_product_id_color_size_pk" PRIMARY KEY("product_id","color","size"),
	CONSTRAINT "barcodes_code" CHECK ("barcodes"."code" ~ '^([0-9]{8}|[0-9]{13})$')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "barcodes_code" ON "barcodes" USING btree ("code");
--> statement-breakpoint
ALTER TABLE "barcodes" ADD CONSTRAINT "barcodes_product" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;
