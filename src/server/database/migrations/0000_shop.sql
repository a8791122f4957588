CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"by_email" text NOT NULL,
	"by_role" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_label" text NOT NULL,
	"details" jsonb NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"order_id" text NOT NULL,
	"writer_phone" text NOT NULL,
	"by_link" boolean NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_reviews_rating" CHECK ("product_reviews"."rating" between 1 and 5),
	CONSTRAINT "product_reviews_state" CHECK ("product_reviews"."state" in ('Waiting', 'Published', 'Rejected'))
);
--> statement-breakpoint
CREATE TABLE "product_writes" (
	"writes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"video_link" text NOT NULL,
	"category" text NOT NULL,
	"category_key" text NOT NULL,
	"sub_category" text NOT NULL,
	"sub_category_key" text NOT NULL,
	"product_type" text NOT NULL,
	"sizes" text[] NOT NULL,
	"colors" text[] NOT NULL,
	"images" text[] NOT NULL,
	"original_price" integer,
	"offer_price" integer,
	"ratings" double precision,
	"reviews" integer,
	"sold_out" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_addresses" (
	"hash" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" text PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_uid_unique" UNIQUE("uid"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'staff', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "blocked_phones" (
	"mobile_number" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"reason" text NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocked_phones_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "order_count_changes" (
	"status" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('placed', 'moved', 'corrected', 'printed', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"image_url" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"by_role" text NOT NULL,
	"by_uid" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_moves_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"call_back_at" timestamp (3) with time zone,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_key" text,
	CONSTRAINT "order_notes_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_notes_kind" CHECK ("order_notes"."kind" in ('noAnswer', 'callBack', 'wantsChange', 'note', 'cancelled')),
	CONSTRAINT "order_notes_call_back" CHECK (("order_notes"."kind" = 'callBack') = ("order_notes"."call_back_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_revisions" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"changes" jsonb NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_hash" text NOT NULL,
	CONSTRAINT "order_revisions_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"customer_uid" text,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"mobile_number" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"comment" text NOT NULL,
	"address_type" text NOT NULL,
	"delivery_area" text NOT NULL,
	"payment_system" text NOT NULL,
	"sub_total" bigint NOT NULL,
	"delivery_charge" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tracking_version" integer DEFAULT 0 NOT NULL,
	"printed_at" timestamp (3) with time zone,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('Pending', 'Confirmed', 'Shipping', 'Delivered', 'Cancelled', 'Return')),
	CONSTRAINT "orders_delivered" CHECK ("orders"."status" <> 'Delivered' or "orders"."delivered_at" is not null),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."sub_total" + "orders"."delivery_charge")
);
--> statement-breakpoint
CREATE TABLE "placed_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"orders" jsonb NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_revisions" ADD CONSTRAINT "order_revisions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_reviews_writer" ON "product_reviews" USING btree ("product_id","writer_phone");--> statement-breakpoint
CREATE INDEX "product_reviews_shown" ON "product_reviews" USING btree ("product_id","state","written_at","id");--> statement-breakpoint
CREATE INDEX "product_reviews_newest" ON "product_reviews" USING btree ("state","written_at","id");--> statement-breakpoint
CREATE INDEX "product_reviews_order" ON "product_reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blocked_phones_newest" ON "blocked_phones" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_notes_request" ON "order_notes" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_status_amount" ON "orders" USING btree ("status","total","id");--> statement-breakpoint
CREATE INDEX "orders_area_newest" ON "orders" USING btree ("delivery_area","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_area_amount" ON "orders" USING btree ("delivery_area","total","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_uid");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("mobile_number","placed_at","status","id");--> statement-breakpoint
CREATE INDEX "print_batches_at" ON "print_batches" USING btree ("at");
--> statement-breakpoint
CREATE FUNCTION "order_counts_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_count_changes (status, change) SELECT status, count(*) FROM added GROUP BY status;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "order_counts_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_count_changes (status, change)
  SELECT status, sum(change) FROM (
    SELECT status, 1 AS change FROM added UNION ALL SELECT status, -1 FROM removed
  ) AS changes GROUP BY status HAVING sum(change) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "order_counts_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_count_changes (status, change) SELECT status, -count(*) FROM removed GROUP BY status;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "order_counts_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_count_changes;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_counts_added" AFTER INSERT ON "orders"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "order_counts_added"();
--> statement-breakpoint
CREATE TRIGGER "order_counts_moved" AFTER UPDATE ON "orders"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "order_counts_moved"();
--> statement-breakpoint
CREATE TRIGGER "order_counts_removed" AFTER DELETE ON "orders"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "order_counts_removed"();
--> statement-breakpoint
CREATE TRIGGER "order_counts_emptied" AFTER TRUNCATE ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_counts_emptied"();
--> statement-breakpoint
CREATE FUNCTION "audit_entries_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' OR coalesce(current_setting('hatkhola.prunes_audit', true), '') <> 'yes' THEN
    RAISE EXCEPTION 'Entries of the audit log may not be changed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_entries_appended', TABLE = 'audit_entries';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_appended" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "audit_entries_appended"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_not_emptied" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_appended"();
--> statement-breakpoint
CREATE FUNCTION "product_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_writes (writes) VALUES (1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_written" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION "product_written"();
--> statement-breakpoint
INSERT INTO "product_writes" ("writes") VALUES (1);
--> statement-breakpoint
-- Generated from src/machines/orderMachine.ts by `npm run db:constraints`.
ALTER TABLE "order_moves" DROP CONSTRAINT IF EXISTS "order_moves_known";
--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_known" CHECK (("event", "from_status", "to_status", "by_role") IN (
  ('CONFIRM', 'Pending', 'Confirmed', 'admin'),
  ('CONFIRM', 'Pending', 'Confirmed', 'staff'),
  ('CANCEL', 'Pending', 'Cancelled', 'admin'),
  ('CANCEL', 'Pending', 'Cancelled', 'staff'),
  ('CANCEL', 'Pending', 'Cancelled', 'customer'),
  ('SHIP', 'Confirmed', 'Shipping', 'admin'),
  ('SHIP', 'Confirmed', 'Shipping', 'staff'),
  ('DELIVER', 'Confirmed', 'Delivered', 'admin'),
  ('DELIVER', 'Confirmed', 'Delivered', 'staff'),
  ('CANCEL', 'Confirmed', 'Cancelled', 'admin'),
  ('CANCEL', 'Confirmed', 'Cancelled', 'staff'),
  ('CANCEL', 'Confirmed', 'Cancelled', 'customer'),
  ('DELIVER', 'Shipping', 'Delivered', 'admin'),
  ('DELIVER', 'Shipping', 'Delivered', 'staff'),
  ('CANCEL', 'Shipping', 'Cancelled', 'admin'),
  ('CANCEL', 'Shipping', 'Cancelled', 'staff'),
  ('CANCEL', 'Shipping', 'Cancelled', 'customer'),
  ('RETURN', 'Delivered', 'Return', 'customer'),
  ('CONFIRM', 'Cancelled', 'Confirmed', 'admin'),
  ('CONFIRM', 'Cancelled', 'Confirmed', 'staff'),
  ('CONFIRM', 'Cancelled', 'Confirmed', 'customer')
)) NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "orders_along_transitions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
  ('Pending', 'Confirmed'),
  ('Pending', 'Cancelled'),
  ('Confirmed', 'Shipping'),
  ('Confirmed', 'Delivered'),
  ('Confirmed', 'Cancelled'),
  ('Shipping', 'Delivered'),
  ('Shipping', 'Cancelled'),
  ('Delivered', 'Return'),
  ('Cancelled', 'Confirmed')
  ) THEN
    RAISE EXCEPTION 'Order % cannot move from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_along_transitions', TABLE = 'orders';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "orders_along_transitions" BEFORE UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "orders_along_transitions"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "orders_status_of_last_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM orders WHERE id = NEW.id AND status <> coalesce(
      (SELECT to_status FROM order_moves WHERE order_id = NEW.id ORDER BY position DESC LIMIT 1), 'Pending')
  ) THEN
    RAISE EXCEPTION 'Order % has a status to which no move led', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_status_of_last_move', TABLE = 'orders';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS "orders_new_status_of_last_move" ON "orders";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_new_status_of_last_move" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status <> 'Pending') EXECUTE FUNCTION "orders_status_of_last_move"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "orders_status_of_last_move" ON "orders";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_status_of_last_move" AFTER UPDATE OF "status" ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "orders_status_of_last_move"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_moves_without_gap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM order_moves move JOIN orders ON orders.id = move.order_id
    LEFT JOIN order_moves before ON before.order_id = move.order_id AND before.position = move.position - 1
    LEFT JOIN order_moves next ON next.order_id = move.order_id AND next.position = move.position + 1
    WHERE move.order_id = NEW.order_id AND move.position = NEW.position AND (
      move.from_status IS DISTINCT FROM CASE move.position WHEN 0 THEN 'Pending' ELSE before.to_status END
      OR (next.position IS NULL AND orders.status <> move.to_status))
  ) THEN
    RAISE EXCEPTION 'A move of order % does not join its history and status', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_moves_without_gap', TABLE = 'order_moves';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS "order_moves_without_gap" ON "order_moves";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_moves_without_gap" AFTER INSERT ON "order_moves" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "order_moves_without_gap"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_moves_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR pg_trigger_depth() < 2 OR EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
    RAISE EXCEPTION 'A move of order % may not be rewritten', OLD.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_moves_appended', TABLE = 'order_moves';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_moves_appended" BEFORE UPDATE OR DELETE ON "order_moves"
  FOR EACH ROW EXECUTE FUNCTION "order_moves_appended"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_moves_not_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The moves of orders may not be emptied'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_moves_not_emptied', TABLE = 'order_moves';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_moves_not_emptied" BEFORE TRUNCATE ON "order_moves"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_moves_not_emptied"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "orders_correctable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status NOT IN ('Pending', 'Confirmed') OR NEW.status NOT IN ('Pending', 'Confirmed') THEN
    RAISE EXCEPTION 'Order % cannot be corrected in the status %', OLD.id, OLD.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_correctable', TABLE = 'orders';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "orders_correctable" BEFORE UPDATE ON "orders"
  FOR EACH ROW WHEN ((OLD."name", OLD."email", OLD."mobile_number", OLD."district", OLD."address", OLD."comment", OLD."address_type", OLD."delivery_area", OLD."payment_system", OLD."sub_total", OLD."delivery_charge", OLD."total") IS DISTINCT FROM (NEW."name", NEW."email", NEW."mobile_number", NEW."district", NEW."address", NEW."comment", NEW."address_type", NEW."delivery_area", NEW."payment_system", NEW."sub_total", NEW."delivery_charge", NEW."total")) EXECUTE FUNCTION "orders_correctable"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_lines_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM orders WHERE id = NEW.order_id
      AND (status IN ('Pending', 'Confirmed') OR orders.xmin = pg_current_xact_id()::xid)
  ) THEN
    RAISE EXCEPTION 'Order % cannot be corrected any more', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_lines_added', TABLE = 'order_lines';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_lines_added" AFTER INSERT ON "order_lines"
  FOR EACH ROW EXECUTE FUNCTION "order_lines_added"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_revisions_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM orders WHERE id = NEW.order_id
      AND (status IN ('Pending', 'Confirmed') OR orders.xmin = pg_current_xact_id()::xid)
  ) THEN
    RAISE EXCEPTION 'Order % cannot be corrected any more', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_revisions_added', TABLE = 'order_revisions';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_revisions_added" AFTER INSERT ON "order_revisions"
  FOR EACH ROW EXECUTE FUNCTION "order_revisions_added"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_lines_correctable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP = 'UPDATE' AND NEW.order_id <> OLD.order_id)
    OR ((TG_OP = 'UPDATE' OR pg_trigger_depth() < 2 OR EXISTS (SELECT FROM orders WHERE id = OLD.order_id))
      AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id AND status IN ('Pending', 'Confirmed'))) THEN
    RAISE EXCEPTION 'The lines of order % cannot be corrected any more', OLD.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_lines_correctable', TABLE = 'order_lines';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_lines_correctable" BEFORE UPDATE OR DELETE ON "order_lines"
  FOR EACH ROW EXECUTE FUNCTION "order_lines_correctable"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_revisions_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR pg_trigger_depth() < 2 OR EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
    RAISE EXCEPTION 'A revision of order % may not be rewritten', OLD.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_revisions_appended', TABLE = 'order_revisions';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_revisions_appended" BEFORE UPDATE OR DELETE ON "order_revisions"
  FOR EACH ROW EXECUTE FUNCTION "order_revisions_appended"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_lines_not_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The table order_lines may not be emptied'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_lines_not_emptied', TABLE = 'order_lines';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_lines_not_emptied" BEFORE TRUNCATE ON "order_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_lines_not_emptied"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_revisions_not_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The table order_revisions may not be emptied'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_revisions_not_emptied', TABLE = 'order_revisions';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_revisions_not_emptied" BEFORE TRUNCATE ON "order_revisions"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_revisions_not_emptied"();
