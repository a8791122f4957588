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
      AND (status IN ('Pending', 'Confirmed') OR orders.xmin = pg_current_xact_id()::xid AND NOT EXISTS (
        SELECT FROM order_lines line WHERE line.order_id = NEW.order_id AND line.xmin <> pg_current_xact_id()::xid
      ))
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
      AND (status IN ('Pending', 'Confirmed') OR orders.xmin = pg_current_xact_id()::xid AND NOT EXISTS (
        SELECT FROM order_lines line WHERE line.order_id = NEW.order_id AND line.xmin <> pg_current_xact_id()::xid
      ))
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
