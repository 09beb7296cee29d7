-- Questions on products, and what the shop has answered.
CREATE TABLE "product_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"product_id" integer NOT NULL,
	"customer_id" text,
	"locale" text NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"declined_for" text,
	"decided_by" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "product_questions_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_questions_shown" ON "product_questions" USING btree ("product_id","decided_at") WHERE "product_questions"."state" = 'answered';
--> statement-breakpoint
CREATE INDEX "product_questions_open" ON "product_questions" USING btree ("asked_at") WHERE "product_questions"."state" = 'asked';
--> statement-breakpoint
CREATE INDEX "product_questions_email" ON "product_questions" USING btree ("email") WHERE "product_questions"."email" <> '';
--> statement-breakpoint
CREATE INDEX "product_questions_customer" ON "product_questions" USING btree ("customer_id");
--> statement-breakpoint
-- A question that appears, changes or goes changes its product's page; one that waits, or is declined unseen, does not.
CREATE FUNCTION note_questions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT now_row.product_id) INTO touched
    FROM new_rows AS now_row JOIN old_rows AS old_row ON old_row.id = now_row.id
    WHERE now_row.state = 'answered' OR old_row.state = 'answered';
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO touched FROM new_rows WHERE state = 'answered';
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO touched FROM old_rows WHERE state = 'answered';
  END IF;
  IF touched IS NOT NULL THEN
    INSERT INTO changes (tags) SELECT array_agg('product:' || id ORDER BY id) FROM unnest(touched) AS ids(id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER questions_insert_noted AFTER INSERT ON product_questions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_questions();
--> statement-breakpoint
CREATE TRIGGER questions_update_noted AFTER UPDATE ON product_questions
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_questions();
--> statement-breakpoint
CREATE TRIGGER questions_delete_noted AFTER DELETE ON product_questions
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_questions();
