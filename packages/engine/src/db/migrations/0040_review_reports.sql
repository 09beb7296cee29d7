-- Notices that a review is against the law or the rules, and what was decided (Regulation (EU) 2022/2065 art. 16, 17).
CREATE TABLE "review_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"review_id" text NOT NULL,
	"locale" text NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"ground" text,
	"decided_by" text,
	"received_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_reports_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "review_reports_review" ON "review_reports" USING btree ("review_id");
--> statement-breakpoint
CREATE INDEX "review_reports_email" ON "review_reports" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("received_at") WHERE "review_reports"."state" = 'received';
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "locale" text;
