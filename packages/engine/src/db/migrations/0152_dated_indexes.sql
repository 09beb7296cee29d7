-- Whoever polls asks for what has changed since: without an index each question reads the whole table. Concurrently: on a
-- server orders are placed and stock changes meanwhile, see docs/upgrading.md.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_updated" ON "orders" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_updated" ON "users" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_updated" ON "products" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_updated" ON "stock" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "prices_updated" ON "prices" USING btree ("updated_at");
