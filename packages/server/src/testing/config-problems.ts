import { readConfig } from '../config.ts';
import { ConfigError } from '../config-values.ts';

/** What is wrong with settings, as the server says it when it starts. */
export function configProblems(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
