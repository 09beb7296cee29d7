-- What customers choose about mails: the language, and what a newsletter is about.
ALTER TABLE "users" ADD COLUMN "mail_locale" text;
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "topics" text[];
