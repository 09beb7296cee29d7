-- Which version of a recall somebody has seen: two who change it at once do not overwrite each other. 0 is none, so that a
-- new recall under the name of one that there is meets a conflict. A previous release writes none, and leaves it as it is.
ALTER TABLE "recalls" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
