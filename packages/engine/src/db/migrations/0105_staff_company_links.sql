-- Whom a company means by what it calls somebody.
CREATE TABLE "staff_company_links" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_company_links_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "staff_company_links" ADD CONSTRAINT "staff_company_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_company_links_staff" ON "staff_company_links" USING btree ("staff_id","issuer");
