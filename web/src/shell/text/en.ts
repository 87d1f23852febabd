import kernel from "../../../../src/tafelrunde/kernel/text/en.ftl?raw";
import shell from "./en.ftl?raw";

export default [kernel, shell];
