-- Concurrently: on a server orders are placed and customers sign up meanwhile, see docs/upgrading.md.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_email" ON "orders" USING btree ("email" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_words" ON "users" USING gin (person_words("customer_no", "email", "first_name", "last_name"));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_near_words" ON "users" USING gin (person_near_words("email", "first_name", "last_name"));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_email_beginning" ON "users" USING btree ("email" text_pattern_ops);
