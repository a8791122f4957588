CREATE TABLE "stock" (
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"pieces" integer NOT NULL,
	"moves" integer NOT NULL,
	CONSTRAINT "stock_product_id_color_size_pk" PRIMARY KEY("product_id","color","size"),
	CONSTRAINT "stock_pieces" CHECK ("stock"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	"change" integer NOT NULL,
	"pieces" integer NOT NULL,
	"order_id" text,
	"order_number" text,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"cost" integer,
	"request_key" text,
	CONSTRAINT "stock_moves_product_id_color_size_position_pk" PRIMARY KEY("product_id","color","size","position"),
	CONSTRAINT "stock_moves_reason" CHECK ("stock_moves"."reason" in ('placed', 'corrected', 'cancelled', 'confirmedAgain', 'returnReceived', 'orderDeleted', 'received', 'counted', 'productDeleted'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_count" text DEFAULT 'uncounted' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "out_of_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_moves_order" ON "stock_moves" USING btree ("order_id") WHERE "stock_moves"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock_count" CHECK ("products"."stock_count" in ('uncounted', 'whole', 'variants'));--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product" FOREIGN KEY ("product_id") REFERENCES "products"("id");
--> statement-breakpoint
CREATE FUNCTION "is_offered_item"(stock_count text, colors text[], sizes text[], color text, size text) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$
  SELECT stock_count <> 'uncounted'
    AND CASE WHEN stock_count = 'whole' OR cardinality(colors) = 0 THEN color = '' ELSE color = ANY (colors) END
    AND CASE WHEN stock_count = 'whole' OR cardinality(sizes) = 0 THEN size = '' ELSE size = ANY (sizes) END
$$;
--> statement-breakpoint
CREATE FUNCTION "is_out_of_stock"(id text, stock_count text, colors text[], sizes text[]) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT stock_count <> 'uncounted' AND NOT EXISTS (
    SELECT FROM stock WHERE stock.product_id = id AND stock.pieces > 0
      AND is_offered_item(stock_count, colors, sizes, stock.color, stock.size))
$$;
--> statement-breakpoint
CREATE FUNCTION "product_stock_decided"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.out_of_stock := is_out_of_stock(NEW.id, NEW.stock_count, NEW.colors, NEW.sizes);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_stock_inserted" BEFORE INSERT ON "products"
  FOR EACH ROW WHEN (NEW.stock_count <> 'uncounted' OR NEW.out_of_stock)
  EXECUTE FUNCTION "product_stock_decided"();
--> statement-breakpoint
CREATE TRIGGER "product_stock_decided" BEFORE UPDATE ON "products"
  FOR EACH ROW WHEN (NEW.stock_count <> 'uncounted' OR NEW.out_of_stock)
  EXECUTE FUNCTION "product_stock_decided"();
--> statement-breakpoint
CREATE FUNCTION "stock_crossed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item stock := coalesce(NEW, OLD);
  product record;
BEGIN
  -- Another transaction may take the last piece of another item of the product: the second one waits here and sees both.
  SELECT out_of_stock, stock_count, colors, sizes INTO product FROM products
    WHERE id = item.product_id FOR NO KEY UPDATE;
  -- Statements on `products` are counted as writes of the catalog also when they change no row (ADR 0101).
  IF FOUND AND product.out_of_stock
    <> is_out_of_stock(item.product_id, product.stock_count, product.colors, product.sizes) THEN
    UPDATE products SET out_of_stock = NOT product.out_of_stock WHERE id = item.product_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_added" AFTER INSERT ON "stock"
  FOR EACH ROW WHEN (NEW.pieces > 0) EXECUTE FUNCTION "stock_crossed"();
--> statement-breakpoint
CREATE TRIGGER "stock_crossed" AFTER UPDATE ON "stock"
  FOR EACH ROW WHEN ((OLD.pieces > 0) <> (NEW.pieces > 0)) EXECUTE FUNCTION "stock_crossed"();
--> statement-breakpoint
CREATE TRIGGER "stock_removed" AFTER DELETE ON "stock"
  FOR EACH ROW WHEN (OLD.pieces > 0) EXECUTE FUNCTION "stock_crossed"();
--> statement-breakpoint
CREATE FUNCTION "stock_moves_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of stock may not be changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_moves_appended', TABLE = 'stock_moves';
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_moves_appended" BEFORE UPDATE OR DELETE ON "stock_moves"
  FOR EACH ROW EXECUTE FUNCTION "stock_moves_appended"();
--> statement-breakpoint
CREATE TRIGGER "stock_moves_not_emptied" BEFORE TRUNCATE ON "stock_moves"
  FOR EACH STATEMENT EXECUTE FUNCTION "stock_moves_appended"();
