import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { Config } from "../../config.ts";

/** The language model the environment asks for; null: none. */
export function modelOf({ model }: Pick<Config, "model">): LanguageModel | null {
  if (!model) return null;
  const { api, name, baseUrl: baseURL, apiKey } = model;
  if (api === "responses") return createOpenAI({ apiKey, baseURL })(name);
  if (api === "chat") return createOpenAI({ apiKey, baseURL }).chat(name);
  const server = createOpenAICompatible({
    name: "compatible",
    apiKey,
    baseURL: baseURL ?? "http://localhost:11434/v1",
    supportsStructuredOutputs: true,
  });
  return server(name);
}
