-- A change that names no moment has one all the same, whatever writes it: a guest's orders that become an account's, an
-- account that is deleted, a package that is sent. What nobody is shown, as the digest of a link, is no change.
CREATE TRIGGER orders_dated BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (NEW.updated_at = OLD.updated_at AND (OLD.state, OLD.customer_id, OLD.customer, OLD.email, OLD.shipping_address,
      OLD.gift_delivery, OLD.billing_address, OLD.preferred_day, OLD.pickup_point, OLD.items, OLD.comment)
    IS DISTINCT FROM (NEW.state, NEW.customer_id, NEW.customer, NEW.email, NEW.shipping_address,
      NEW.gift_delivery, NEW.billing_address, NEW.preferred_day, NEW.pickup_point, NEW.items, NEW.comment))
  EXECUTE FUNCTION note_moment_of_change();
--> statement-breakpoint
CREATE TRIGGER users_dated BEFORE UPDATE ON users FOR EACH ROW
  WHEN (NEW.updated_at = OLD.updated_at AND (OLD.customer_no, OLD.email, OLD.first_name, OLD.last_name, OLD.phone, OLD.is_guest)
    IS DISTINCT FROM (NEW.customer_no, NEW.email, NEW.first_name, NEW.last_name, NEW.phone, NEW.is_guest))
  EXECUTE FUNCTION note_moment_of_change();
--> statement-breakpoint
-- What is shown with an order changes it too: money that a provider reports days later, lines, parcels, returns. An order
-- that was dated within the last minute is left alone: most of it happens in the transaction of a step, and whoever polls
-- goes back five minutes.
CREATE FUNCTION date_orders_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET updated_at = now()
  WHERE id IN (SELECT order_id FROM touched_rows) AND updated_at < now() - interval '1 minute';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_update_dated AFTER UPDATE ON payments
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION date_orders_of_rows();
--> statement-breakpoint
CREATE TRIGGER order_items_update_dated AFTER UPDATE ON order_items
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION date_orders_of_rows();
--> statement-breakpoint
CREATE TRIGGER order_parcels_insert_dated AFTER INSERT ON order_parcels
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION date_orders_of_rows();
--> statement-breakpoint
CREATE TRIGGER order_parcels_update_dated AFTER UPDATE ON order_parcels
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION date_orders_of_rows();
--> statement-breakpoint
CREATE TRIGGER order_returns_insert_dated AFTER INSERT ON order_returns
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION date_orders_of_rows();
--> statement-breakpoint
CREATE TRIGGER order_returns_update_dated AFTER UPDATE ON order_returns
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION date_orders_of_rows();
--> statement-breakpoint
-- A variant that is recalled, and one whose recall is over, is shown with its product.
CREATE FUNCTION date_recalled_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET updated_at = now()
  WHERE id IN (SELECT product_id FROM variants JOIN touched_rows ON touched_rows.variant_id = variants.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recalled_variants_insert_dated AFTER INSERT ON recalled_variants
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION date_recalled_products();
--> statement-breakpoint
CREATE TRIGGER recalled_variants_delete_dated AFTER DELETE ON recalled_variants
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION date_recalled_products();
--> statement-breakpoint
-- With a part of the money here, what a cancellation releases can be the last that was waited for: nobody is told that a
-- cancelled order is paid.
CREATE OR REPLACE FUNCTION hook_paid_orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'order.paid', 'order:' || orders.id, hook_order(orders)
  FROM orders JOIN hook_endpoints AS endpoint ON 'order.paid' = ANY (endpoint.events)
  WHERE orders.id IN (
      SELECT payment.order_id FROM new_rows AS payment JOIN old_rows AS before USING (id)
      WHERE payment.captured > before.captured OR (payment.state = 'captured' AND before.state <> 'captured'))
    AND orders.state NOT IN ('pending_payment', 'payment_failed', 'cancelled') AND is_paid_and_kept(orders.id);
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'order.ready', 'order:' || orders.id, hook_order(orders)
  FROM orders JOIN hook_endpoints AS endpoint ON 'order.ready' = ANY (endpoint.events)
  WHERE orders.id IN (
      SELECT payment.order_id FROM new_rows AS payment JOIN old_rows AS before USING (id)
      WHERE payment.key = 'V' AND payment.state IN ('captured', 'cancelled') AND before.state = 'created')
    AND orders.state IN ('confirmed', 'in_fulfilment') AND NOT hook_awaits_money(orders.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Orders that were left waiting like that are ready now; with gift cards among them somebody has to look, as these wait for
-- the payment as well.
UPDATE payments SET state = 'captured', updated_at = now()
WHERE provider IS NULL AND state = 'created' AND captured > 0 AND captured + released >= amount
  AND order_id IN (SELECT id FROM orders WHERE state IN ('confirmed', 'in_fulfilment'))
  AND NOT EXISTS (SELECT FROM gift_cards WHERE gift_cards.order_id = payments.order_id AND gift_cards.state = 'waiting');
