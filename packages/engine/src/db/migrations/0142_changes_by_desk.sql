-- A change that customer service began ends the password and the passkeys of the account with it; none of a shopper does.
ALTER TABLE "email_changes" ADD COLUMN "by_desk" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Of what waits, only customer service has agreed for the old mailbox when it has no link of its own.
UPDATE "email_changes" SET "by_desk" = true
WHERE "confirmed_at" IS NULL AND "old_token_hash" IS NULL AND "old_agreed_at" IS NOT NULL;
