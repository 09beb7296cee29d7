-- An order of which nobody knows yet whether it will be paid is no order to other systems: they hear of it once it binds,
-- of each parcel and not only of the last, and of each unit that is cancelled, withdrawn or back. What they would else
-- have to read goes along.
DROP TRIGGER orders_insert_hooked ON orders;
--> statement-breakpoint
DROP FUNCTION hook_placed_orders();
--> statement-breakpoint
DROP TRIGGER payments_insert_hooked ON payments;
--> statement-breakpoint
DROP FUNCTION hook_paid_orders();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION hook_order(asked orders) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', asked.id, 'number', asked.number, 'state', asked.state, 'customerId', asked.customer_id,
    'locale', asked.locale, 'currency', asked.currency, 'total', asked.total,
    'version', (SELECT coalesce(max(order_events.id), 0) FROM order_events WHERE order_events.order_id = asked.id),
    'lines', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('position', line.position + 1, 'variantId', line.variant_id,
        'referenceKey', line.item #>> '{variant,referenceKey}', 'quantity', line.quantity, 'state', line.state)
        ORDER BY line.position), '[]')
      FROM order_items AS line WHERE line.order_id = asked.id))
$$;
--> statement-breakpoint
-- All units at some positions of an order, counted from 1; null for all positions.
CREATE FUNCTION hook_units(asked_order text, asked_positions integer[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('position', position + 1, 'quantity', quantity) ORDER BY position), '[]')
  FROM order_items
  WHERE order_id = asked_order AND (asked_positions IS NULL OR position + 1 = ANY (asked_positions))
$$;
--> statement-breakpoint
-- Goods with payment in advance wait for the money.
CREATE FUNCTION hook_awaits_money(asked_order text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payments WHERE order_id = asked_order AND key = 'V' AND state = 'created')
$$;
--> statement-breakpoint
-- An order that walks through several states at once notes what happened with each of them: it is told with the first.
CREATE OR REPLACE FUNCTION hook_order_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM hook_endpoints) THEN RETURN NULL; END IF;
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, told.event, 'order:' || orders.id,
    hook_order(orders) || jsonb_build_object('state', happened."to") || told.more
  FROM (
    SELECT event.id, event.order_id, event."from", event."to", event.entry ->> 'code' AS code, event.entry,
      event."from" IS DISTINCT FROM event."to" AS moves,
      NOT EXISTS (
        SELECT FROM order_events AS earlier
        WHERE earlier.order_id = event.order_id AND earlier.id < event.id AND earlier.at = event.at
          AND earlier.entry = event.entry AND earlier."to" = event."from"
          AND earlier."from" IS DISTINCT FROM earlier."to" AND event."from" IS DISTINCT FROM event."to"
      ) AS is_first
    FROM new_rows AS event
  ) AS happened
    JOIN orders ON orders.id = happened.order_id
    CROSS JOIN LATERAL (
      SELECT 1 AS rank, 'order.placed' AS event, '{}'::jsonb AS more
      WHERE happened.moves AND happened."to" = 'confirmed'
      UNION ALL
      SELECT 2, 'order.paid', '{}'
      WHERE happened.moves AND happened."to" = 'confirmed' AND is_paid_and_kept(orders.id)
      UNION ALL
      SELECT 3, 'order.ready', '{}'
      WHERE happened.moves AND happened."to" = 'confirmed' AND NOT hook_awaits_money(orders.id)
      UNION ALL
      SELECT 4, 'order.delivered', '{}' WHERE happened.moves AND happened."to" = 'delivered'
      UNION ALL
      SELECT 5, 'order.cancelled', jsonb_build_object('units', hook_units(orders.id, (
        SELECT array_agg(asked::integer)
        FROM jsonb_array_elements_text(happened.entry -> 'positions') AS asked)))
      WHERE happened.is_first AND happened."from" NOT IN ('pending_payment', 'payment_failed')
        AND (happened.code IN ('cancelled', 'giftsCancelled') OR (happened.moves AND happened."to" = 'cancelled'))
      UNION ALL
      SELECT 6, 'order.withdrawn', announced.more
      FROM (
        SELECT jsonb_build_object('units', lines, 'return', jsonb_build_object('number', number, 'basis', basis)) AS more
        FROM order_returns WHERE order_id = orders.id
        ORDER BY number = happened.entry ->> 'return' DESC, announced_at DESC LIMIT 1
      ) AS announced
      WHERE happened.code = 'declared' AND happened.is_first
      UNION ALL
      SELECT 7, 'order.returned', jsonb_build_object('units', (
        SELECT coalesce(jsonb_agg(unit), '[]')
        FROM order_returns CROSS JOIN LATERAL jsonb_array_elements(lines) AS unit
        WHERE order_id = orders.id AND happened.entry -> 'returns' ? number))
      WHERE happened.code = 'returnReceived' AND happened.is_first
    ) AS told
    JOIN hook_endpoints AS endpoint ON told.event = ANY (endpoint.events)
  ORDER BY happened.id, told.rank;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION hook_parcels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'order.shipped', 'order:' || orders.id,
    hook_order(orders) || jsonb_build_object('units', hook_units(orders.id, parcel.positions),
      'parcel', jsonb_build_object('carrier', parcel.carrier, 'number', parcel.tracking_number))
  FROM new_rows AS parcel JOIN orders ON orders.id = parcel.order_id
    JOIN hook_endpoints AS endpoint ON 'order.shipped' = ANY (endpoint.events)
  ORDER BY parcel.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_parcels_hooked AFTER INSERT ON order_parcels
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_parcels();
--> statement-breakpoint
-- Money that came before the order was confirmed is told with that.
CREATE OR REPLACE FUNCTION hook_paid_orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'order.paid', 'order:' || orders.id, hook_order(orders)
  FROM orders JOIN hook_endpoints AS endpoint ON 'order.paid' = ANY (endpoint.events)
  WHERE orders.id IN (
      SELECT payment.order_id FROM new_rows AS payment JOIN old_rows AS before USING (id)
      WHERE payment.captured > before.captured OR (payment.state = 'captured' AND before.state <> 'captured'))
    AND orders.state NOT IN ('pending_payment', 'payment_failed') AND is_paid_and_kept(orders.id);
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
CREATE OR REPLACE FUNCTION hook_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'stock.changed', 'variant:' || variants.id,
    jsonb_build_object('productId', variants.product_id, 'variantId', variants.id,
      'referenceKey', variants.reference_key, 'quantity', new_rows.quantity)
  FROM hook_endpoints AS endpoint JOIN new_rows ON 'stock.changed' = ANY (endpoint.events)
    JOIN variants ON variants.id = new_rows.variant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION hook_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'stock.changed', 'variant:' || changed.variant_id,
    jsonb_build_object('productId', variant.product_id, 'variantId', changed.variant_id,
      'referenceKey', variant.reference_key, 'quantity', changed.quantity)
  FROM hook_endpoints AS endpoint
    CROSS JOIN LATERAL (
      SELECT variant_id, quantity FROM new_rows EXCEPT SELECT variant_id, quantity FROM old_rows
    ) AS changed
    CROSS JOIN LATERAL (
      SELECT product_id, reference_key FROM variants WHERE variants.id = changed.variant_id LIMIT 1
    ) AS variant
  WHERE 'stock.changed' = ANY (endpoint.events);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A price that goes with its variant has no key any more.
CREATE OR REPLACE FUNCTION hook_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'price.changed', 'variant:' || touched.variant_id,
    jsonb_build_object('variantId', touched.variant_id,
      'referenceKey', (SELECT reference_key FROM variants WHERE variants.id = touched.variant_id),
      'country', touched.country, 'price', CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE touched.price END)
  FROM hook_endpoints AS endpoint JOIN touched_rows AS touched ON 'price.changed' = ANY (endpoint.events);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION hook_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'price.changed', 'variant:' || changed.variant_id,
    jsonb_build_object('variantId', changed.variant_id,
      'referenceKey', (SELECT reference_key FROM variants WHERE variants.id = changed.variant_id),
      'country', changed.country, 'price', changed.price)
  FROM hook_endpoints AS endpoint
    CROSS JOIN LATERAL (
      SELECT variant_id, country, price, rrp, before, scale FROM touched_rows
      EXCEPT SELECT variant_id, country, price, rrp, before, scale FROM old_rows
    ) AS changed
  WHERE 'price.changed' = ANY (endpoint.events);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A receiver that changes its secret verifies with both until it has.
ALTER TABLE "hook_endpoints" ADD COLUMN "former_sealed_secret" text;
--> statement-breakpoint
ALTER TABLE "hook_endpoints" ADD COLUMN "former_until" timestamp with time zone;
--> statement-breakpoint
-- Whoever polls asks for what has changed since. A row that stays the same has not.
ALTER TABLE "stock" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE FUNCTION note_moment_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_dated BEFORE UPDATE ON stock FOR EACH ROW
  WHEN (OLD.quantity <> NEW.quantity) EXECUTE FUNCTION note_moment_of_change();
--> statement-breakpoint
CREATE TRIGGER prices_dated BEFORE UPDATE ON prices FOR EACH ROW
  WHEN ((OLD.price, OLD.rrp, OLD.before, OLD.lowest_prior, OLD.scale) IS DISTINCT FROM
    (NEW.price, NEW.rrp, NEW.before, NEW.lowest_prior, NEW.scale)) EXECUTE FUNCTION note_moment_of_change();
