-- A trigger's plan is made for the first rows that a session changes and kept. Made for the one article of an order, a
-- join of old and new rows compares each with each: ten thousand counts took a minute. So rows are paired by grouping,
-- and compared as sets, which is as much work as there are rows, whatever the plan; a variant is looked up by its key.
CREATE OR REPLACE FUNCTION note_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT noted.tag ORDER BY noted.tag)
  FROM (
    SELECT CASE
        WHEN (paired.old_units > 0) = (paired.now_units > 0)
          THEN 'stock:' || variant.product_id || ':' || paired.variant_id || ':' || paired.now_units
        ELSE 'product:' || variant.product_id
      END AS tag
    FROM (
      SELECT variant_id, max(old_units) AS old_units, max(now_units) AS now_units
      FROM (
        SELECT variant_id, quantity AS old_units, NULL::integer AS now_units FROM before_rows
        UNION ALL SELECT variant_id, NULL, quantity FROM touched_rows
      ) AS sides
      GROUP BY variant_id
    ) AS paired
      CROSS JOIN LATERAL (SELECT product_id FROM variants WHERE variants.id = paired.variant_id LIMIT 1) AS variant
    WHERE paired.old_units <> paired.now_units
  ) AS noted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION hook_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'stock.changed', 'variant:' || changed.variant_id,
    jsonb_build_object('productId', variant.product_id, 'variantId', changed.variant_id, 'quantity', changed.quantity)
  FROM hook_endpoints AS endpoint
    CROSS JOIN LATERAL (
      SELECT variant_id, quantity FROM new_rows EXCEPT SELECT variant_id, quantity FROM old_rows
    ) AS changed
    CROSS JOIN LATERAL (SELECT product_id FROM variants WHERE variants.id = changed.variant_id LIMIT 1) AS variant
  WHERE 'stock.changed' = ANY (endpoint.events);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION hook_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'price.changed', 'variant:' || changed.variant_id,
    jsonb_build_object('variantId', changed.variant_id, 'country', changed.country, 'price', changed.price)
  FROM hook_endpoints AS endpoint
    CROSS JOIN LATERAL (
      SELECT variant_id, country, price, rrp, before, scale FROM touched_rows
      EXCEPT SELECT variant_id, country, price, rrp, before, scale FROM old_rows
    ) AS changed
  WHERE 'price.changed' = ANY (endpoint.events);
  RETURN NULL;
END $$;
