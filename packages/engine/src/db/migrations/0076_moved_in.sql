-- What came from another shop, by the names that it had there: moving in again finds it, and changes nothing.
CREATE TABLE "moved_in" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"old_id" text NOT NULL,
	"new_id" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "moved_in_pk" PRIMARY KEY("source","kind","old_id")
);
--> statement-breakpoint
-- Two moves at once would give the same number twice: the second one ends.
CREATE UNIQUE INDEX "moved_in_numbers" ON "moved_in" USING btree ("kind","new_id") WHERE "kind" IN ('product', 'variant');
