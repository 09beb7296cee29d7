-- What a move wrote last, field by field: a later one tells by it what was changed here since, and leaves that alone.
ALTER TABLE "moved_in" ADD COLUMN "fields" jsonb;
