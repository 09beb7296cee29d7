-- What the office looks for by words comes from the index of its words and from nowhere else: a plan that follows the time
-- or reads the table works the words of every order out anew, and takes seconds to find a rare name among a million. So
-- each search is a function that says how its plan is made.
CREATE FUNCTION "orders_with_words"("wanted" tsquery)
RETURNS TABLE ("id" text, "placed_at" timestamp with time zone, "number" text)
LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off SET max_parallel_workers_per_gather = 0
BEGIN ATOMIC
  SELECT orders.id, orders.placed_at, orders.number FROM orders
  WHERE order_words(orders.number, orders.email, orders.customer, orders.shipping_address, orders.billing_address) @@ wanted;
END;
--> statement-breakpoint
CREATE FUNCTION "orders_nearly"("wanted" text[])
RETURNS TABLE ("id" text, "placed_at" timestamp with time zone, "number" text)
LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off SET max_parallel_workers_per_gather = 0
BEGIN ATOMIC
  SELECT orders.id, orders.placed_at, orders.number FROM orders
  WHERE order_near_words(orders.email, orders.customer, orders.shipping_address, orders.billing_address) && wanted;
END;
--> statement-breakpoint
-- People by their words and by what is written nearly as they are, as orders are found.
CREATE FUNCTION "person_words"("customer_no" text, "email" text, "first_name" text, "last_name" text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, translate(plain_letters(
  coalesce(customer_no, '') || ' ' || coalesce(email, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
), '@.-_+/''’,;:()&', '              '));
--> statement-breakpoint
CREATE FUNCTION "person_near_words"("email" text, "first_name" text, "last_name" text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN near_spellings(
  split_part(coalesce(email, ''), '@', 1) || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
);
--> statement-breakpoint
CREATE FUNCTION "people_with_words"("wanted" tsquery)
RETURNS TABLE ("id" text)
LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off SET max_parallel_workers_per_gather = 0
BEGIN ATOMIC
  SELECT users.id FROM users
  WHERE person_words(users.customer_no, users.email, users.first_name, users.last_name) @@ wanted;
END;
--> statement-breakpoint
CREATE FUNCTION "people_nearly"("wanted" text[])
RETURNS TABLE ("id" text)
LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off SET max_parallel_workers_per_gather = 0
BEGIN ATOMIC
  SELECT users.id FROM users WHERE person_near_words(users.email, users.first_name, users.last_name) && wanted;
END;
