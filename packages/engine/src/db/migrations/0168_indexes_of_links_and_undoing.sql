-- By which a link of the release before is found, and by which an entry of the log is taken back but once. Concurrently: on a
-- server people sign up and work meanwhile, see docs/upgrading.md.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_reset_hash" ON "users" USING btree ("reset_hash") WHERE "reset_hash" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "command_log_undoes" ON "command_log" USING btree ("undoes") WHERE "undoes" is not null;
