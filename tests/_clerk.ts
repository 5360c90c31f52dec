interface Asked {
  user_id?: unknown;
  expires_in_seconds?: unknown;
}

/** Clerk's `POST /v1/sign_in_tokens`, for the users and the secret key given; refuses what Clerk refuses. */
export function clerkServer({ users, secretKey }: { users: string[]; secretKey: string }) {
  const asked: Asked[] = [];
  const refuse = (status: number, code: string, message: string) =>
    Response.json({ errors: [{ code, message, long_message: message }] }, { status });
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method !== "POST" || pathname !== "/v1/sign_in_tokens")
        return refuse(404, "not_found", "not found");
      if (request.headers.get("authorization") !== `Bearer ${secretKey}`)
        return refuse(401, "clerk_key_invalid", "The provided Clerk Secret Key is invalid.");
      if (request.headers.get("content-type") !== "application/json")
        return refuse(415, "unsupported_content_type", "Content-Type is not supported");
      const body = (await request.json()) as Asked;
      const { user_id, expires_in_seconds: seconds = 2_592_000, ...others } = body;
      const [strange] = Object.keys(others);
      if (strange)
        return refuse(422, "form_param_unknown", `${strange} is not a valid parameter for this request.`);
      if (typeof user_id !== "string" || !Number.isInteger(seconds))
        return refuse(422, "form_param_format_invalid", "a parameter is malformed");
      if (!users.includes(user_id)) return refuse(404, "resource_not_found", "not found");
      asked.push(body);
      const id = `sit_${asked.length}`;
      const url = `https://clerk.example/v1/tickets/accept?ticket=${id}`;
      return Response.json({ object: "sign_in_token", id, user_id, status: "pending", token: id, url });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, asked, stop: () => server.stop(true) };
}
