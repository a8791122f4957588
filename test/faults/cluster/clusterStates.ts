/** What Patroni says of its cluster, by its API at port 8008. */

export interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
}

/** The cluster as one of its nodes sees it; empty where none answers. */
export const membersOf = async (addresses: readonly string[]): Promise<Member[]> => {
  for (const address of addresses)
    try {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1000) });
      return ((await answer.json()) as { members: Member[] }).members;
    } catch {
      // This node is down: the next one is asked.
    }
  return [];
};

/** Seconds since 1970 at which the node has last heard of etcd. */
export const etcdSeenAt = async (address: string): Promise<number> => {
  const answer = await fetch(`http://${address}:8008/patroni`, { signal: AbortSignal.timeout(1000) });
  return ((await answer.json()) as { dcs_last_seen: number }).dcs_last_seen;
};

const leads = async (address: string): Promise<boolean> => {
  try {
    const { ok } = await fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(1000) });
    return ok;
  } catch {
    return false;
  }
};

/** The addresses of nodes that say of themselves that they lead. */
export const leadersOf = async (addresses: readonly string[]): Promise<string[]> => {
  const answers = await Promise.all(addresses.map(leads));
  return addresses.filter((_, index) => answers[index]);
};

const follows = (member: Member, leader: Member): boolean =>
  (member.state === 'running' || member.state === 'streaming') &&
  member.lag === 0 &&
  member.timeline === leader.timeline;

/** Whether one node leads and the two others follow it without a delay, one of them in synchronous mode. */
export const isWhole = (members: readonly Member[], isSynchronous: boolean): boolean => {
  const leader = members.find(({ role }) => role === 'leader');
  const others = members.filter(({ role }) => role !== 'leader');
  const standbys = others.filter(({ role }) => role === 'sync_standby');
  return (
    leader?.state === 'running' &&
    others.length === 2 &&
    others.every((member) => follows(member, leader)) &&
    standbys.length === (isSynchronous ? 1 : 0)
  );
};
