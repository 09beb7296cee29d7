-- How many days the shop takes goods back was promised with the order: 30 for all that were placed before it could be set.
ALTER TABLE "orders" ADD COLUMN "return_days" integer NOT NULL DEFAULT 30;
--> statement-breakpoint
-- Pictures that are deleted or about to be: no product takes one meanwhile.
CREATE TABLE "gone_pictures" (
	"src" text PRIMARY KEY NOT NULL,
	"gone_at" timestamp with time zone NOT NULL
);
