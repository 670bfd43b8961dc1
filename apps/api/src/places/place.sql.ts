/** SQL for whether the user in parameter `user` has the record in the Briefcase. */
export const isInBriefcase = (recordType: "agency" | "state" | "district", id: string, user: string): string =>
  `exists (select from folder_items kept join folders f on f.id = kept.folder_id
    where f.user_id = ${user} and kept.record_type = '${recordType}' and kept.record_id = ${id})`;
