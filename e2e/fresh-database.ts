import pg from 'pg'

/** An empty database on a server; what a run that was killed has left under its name goes. */
export async function freshDatabase({ server, name }: { server: string; name: string }): Promise<void> {
  await onServer(server, async (client) => {
    const quoted = client.escapeIdentifier(name)
    await client.query(`drop database if exists ${quoted} with (force)`)
    await client.query(`create database ${quoted}`)
  })
}

export function dropDatabase({ server, name }: { server: string; name: string }): Promise<void> {
  return onServer(server, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  })
}

/** How many migrations the one shop of a database has had. */
export function migrationsOf(database: string): Promise<number> {
  return onServer(database, async (client) => {
    const found = await client.query<{ schema: string }>(
      `select schemaname as schema from pg_tables where tablename = 'migrations'`,
    )
    const [tables] = found.rows
    if (tables === undefined) return 0
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${client.escapeIdentifier(tables.schema)}.migrations`,
    )
    return rows[0]?.count ?? 0
  })
}

async function onServer<Found>(server: string, work: (client: pg.Client) => Promise<Found>): Promise<Found> {
  const client = new pg.Client({ connectionString: server })
  await client.connect().catch((cause: unknown) => {
    throw new Error(
      `E2E_PROCESSES needs a PostgreSQL server, and none answers: start one, or name it in E2E_DATABASE_SERVER.`,
      { cause },
    )
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
