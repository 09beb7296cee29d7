-- What takes a command back, for those that one step takes back; entries of the release before have none. What one of them
-- has taken back is named by the entry that did so.
ALTER TABLE "command_log" ADD COLUMN "undo" jsonb;
--> statement-breakpoint
ALTER TABLE "command_log" ADD COLUMN "undoes" bigint;
