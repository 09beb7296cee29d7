-- A change of the e-mail address is confirmed from both mailboxes.
ALTER TABLE "email_changes" ADD COLUMN "old_token_hash" text;
--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "new_agreed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "old_agreed_at" timestamp with time zone;
--> statement-breakpoint
-- What waits was asked of the new mailbox alone: it is asked for once more.
DELETE FROM "email_changes" WHERE "confirmed_at" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_old_token" ON "email_changes" USING btree ("old_token_hash");
