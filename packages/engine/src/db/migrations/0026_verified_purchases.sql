-- Whether the shop has received the money for an order, and still has some of it. Gift cards and the balance are money as
-- soon as they count; a provider's payment once everything is taken that was not called off; a transfer, an invoice or
-- cash once somebody has noted it. An order that costs nothing owes nothing.
CREATE FUNCTION is_paid_and_kept(asked_order text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    bool_and(payment.is_own OR payment.captured + payment.released >= payment.amount)
      AND (sum(payment.amount) = 0 OR sum(payment.taken - payment.refunded) > 0),
    false)
  FROM (
    SELECT amount, captured, released, refunded,
      key IN ('giftcard', 'G', 'balance') AND state IN ('captured', 'refunded') AS is_own,
      CASE WHEN key IN ('giftcard', 'G', 'balance') AND state IN ('captured', 'refunded') THEN amount ELSE captured END AS taken
    FROM payments
    WHERE order_id = asked_order AND state NOT IN ('failed', 'cancelled')
  ) AS payment
$$;
--> statement-breakpoint
-- Whether a customer has bought a product, paid for it and kept it (eu-duties C-33).
CREATE FUNCTION is_verified_purchase(asked_product integer, asked_customer text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1
    FROM orders
    JOIN order_items ON order_items.order_id = orders.id
    JOIN variants ON variants.id = order_items.variant_id
    WHERE orders.customer_id = asked_customer
      AND variants.product_id = asked_product
      AND order_items.state IN ('confirmed', 'in_fulfilment', 'shipped', 'delivered')
      AND is_paid_and_kept(orders.id))
$$;
--> statement-breakpoint
-- The mark follows the money and the goods, whoever moves them: readers must not be told today what was true last week.
-- It runs once at the end of a change, and writes only where the answer is another one.
CREATE FUNCTION verify_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET is_verified = NOT reviews.is_verified
  FROM (
    SELECT DISTINCT orders.customer_id AS id
    FROM orders
    WHERE orders.id IN (SELECT order_id FROM new_rows) AND orders.customer_id IS NOT NULL
  ) AS customer
  WHERE reviews.customer_id = customer.id
    AND NOT reviews.is_imported
    AND reviews.is_verified <> is_verified_purchase(reviews.product_id, customer.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_insert_verified AFTER INSERT ON payments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION verify_reviews();
--> statement-breakpoint
CREATE TRIGGER payments_update_verified AFTER UPDATE ON payments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION verify_reviews();
--> statement-breakpoint
CREATE TRIGGER order_items_insert_verified AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION verify_reviews();
--> statement-breakpoint
CREATE TRIGGER order_items_update_verified AFTER UPDATE ON order_items
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION verify_reviews();
--> statement-breakpoint
-- Reviews whose order was confirmed but never paid lose a mark that they never earned.
UPDATE reviews SET is_verified = NOT is_verified
WHERE customer_id IS NOT NULL AND NOT is_imported
  AND is_verified <> is_verified_purchase(product_id, customer_id);
