-- What a search engine shows of a category: written in the office, and left alone by imports.
ALTER TABLE "categories" ADD COLUMN "seo_title" jsonb NOT NULL DEFAULT '{"de":"","fr":"","nl":""}';
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "seo_description" jsonb NOT NULL DEFAULT '{"de":"","fr":"","nl":""}';
