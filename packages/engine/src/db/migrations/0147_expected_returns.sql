-- Concurrently: on a server orders are placed and goods come back meanwhile, see docs/upgrading.md.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_returns_expected" ON "order_returns" USING btree ("announced_at", "id") WHERE "state" = 'announced';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_returns_received" ON "order_returns" USING btree ("received_at", "id") WHERE "state" = 'received';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_returns_tracking" ON "order_returns" USING btree (upper("tracking_number")) WHERE "tracking_number" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_decided" ON "reviews" USING btree ("state", "decided_at", "id") WHERE not "is_imported";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_returns_declaration" ON "order_returns" USING btree ("declaration") WHERE "state" = 'announced';
--> statement-breakpoint
-- Ten thousand counts stand in nobody's way: what is told of orders goes first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "hook_deliveries_next" ON "hook_deliveries" USING btree ("endpoint_id",("subject" not like 'order:%'),"id") WHERE "hook_deliveries"."done_at" is null and "hook_deliveries"."dead_at" is null;
