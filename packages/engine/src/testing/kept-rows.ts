import { sql as query } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/**
 * Keeps a copy of every row, for `restoreRows`; false where the user of the database may not do that. Tests begin with
 * the same catalogue thousands of times, and importing it again each time took most of their time.
 */
export async function keepRows({ sql }: Database): Promise<boolean> {
  const { rows } = await sql.execute<{ kept: boolean }>(
    query`select current_setting('is_superuser') = 'on' as kept`,
  )
  if (rows[0]?.kept !== true) return false
  await sql.execute(KEEP)
  return true
}

/** Makes all tables and counters what they were when their rows were kept. */
export async function restoreRows({ sql }: Database): Promise<void> {
  await sql.execute(RESTORE)
}

/** The copies live in a schema of their own, because tables are emptied by schema. */
const KEEP = query.raw(`do $keep$
declare
  kept text := quote_ident(current_schema() || '_kept');
  name text;
  is_filled boolean;
begin
  execute 'drop schema if exists ' || kept || ' cascade';
  execute 'create schema ' || kept;
  for name in select quote_ident(relname) from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migrations'
      and pg_relation_size(oid) > 0
  loop
    execute 'select exists (select from ' || name || ')' into is_filled;
    if is_filled then execute format('create table %s.%s as table %s', kept, name, name); end if;
  end loop;
  execute format('create table %s.counters as select sequencename, start_value, last_value from pg_sequences
    where schemaname = current_schema()', kept);
end $keep$`)

/** References are not looked at: what is put back has kept them before. */
const RESTORE = query.raw(`do $restore$
declare
  kept text := current_schema() || '_kept';
  columns text;
  name text;
  is_filled boolean;
begin
  set local session_replication_role = replica;
  for name in select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migrations'
      and (pg_relation_size(oid) > 0 or to_regclass(format('%I.%I', kept, relname)) is not null)
  loop
    execute format('select exists (select from %I)', name) into is_filled;
    if is_filled then execute format('delete from %I', name); end if;
    if to_regclass(format('%I.%I', kept, name)) is not null then
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = quote_ident(name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into %I (%s) overriding system value select %s from %I.%I',
        name, columns, columns, kept, name);
    end if;
  end loop;
  execute format('select setval(format(''%%I.%%I'', current_schema(), sequencename),
    coalesce(last_value, start_value), last_value is not null) from %I.counters', kept) ;
end $restore$`)
