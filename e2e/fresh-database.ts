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

async function onServer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect().catch((cause: unknown) => {
    throw new Error(
      `E2E_PROCESSES needs a PostgreSQL server, and none answers: start one, or name it in E2E_DATABASE_SERVER.`,
      { cause },
    )
  })
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
