-- Concurrently: on a server orders are placed and staff are at work meanwhile, see docs/upgrading.md.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "command_log_staff" ON "command_log" USING btree ("staff_id","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "command_log_shown" ON "command_log" USING gin ("after" jsonb_path_ops) WHERE "command_log"."is_read";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_locale" ON "orders" USING btree ("locale","placed_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_key" ON "payments" USING btree ("key","order_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_by_hand" ON "payment_events" USING btree ("payment_id") WHERE "payment_events"."kind" in ('byHand', 'transferred');
